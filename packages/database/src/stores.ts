/** Groups the functions of each repository under one name. */
import { createApiKey, findKeyUser, listApiKeys, revokeApiKeys } from "./repositories/api-keys.ts";
import { carryEdits } from "./repositories/carry-edits.ts";
import {
  changedEntries,
  giveUpTodo,
  keepVector,
  listedEntries,
  newestSeq,
  refreshEntry,
  tablesTodo,
} from "./repositories/catalogue.ts";
import { dropCleanAll, finishCleanAll, startCleanAll } from "./repositories/clean-all.ts";
import {
  appendBatch,
  appendEdit,
  columnEdits,
  editsAfter,
  editsOfRows,
  editsUpTo,
  findKeptEdit,
  markOfEdits,
  tableEdits,
} from "./repositories/edits.ts";
import { appendEvents, appendNextEvent, deleteEvents, lastEvent, nextSeq, readEvents } from "./repositories/events.ts";
import { claimExample, examplesMade, showExamples } from "./repositories/examples.ts";
import { readFeed, readListed, readOwnTables } from "./repositories/feeds.ts";
import { editsOfStep, findStep, findUndoneSteps, isStepUndone } from "./repositories/find-steps.ts";
import { hiddenTables } from "./repositories/hidden-tables.ts";
import { namedTables } from "./repositories/named-tables.ts";
import { newestOwnTables, newestPublicTables } from "./repositories/newest-tables.ts";
import {
  appendProposal,
  findProposals,
  forgetProposals,
  listProposals,
  settleProposals,
  useOfProposals,
} from "./repositories/proposals.ts";
import { countPublicTables, publicTables, tablesWithTags } from "./repositories/public-tables.ts";
import { countAlone, hashAddress, useOfAddress, useOfVisitor } from "./repositories/quotas.ts";
import { recipeOfTable } from "./repositories/recipe-of-table.ts";
import { finishRepair } from "./repositories/repair.ts";
import {
  bindSession,
  createSession,
  deleteExpiredSessions,
  deleteSession,
  findSession,
  findSuccessor,
  renewSession,
  sessionStream,
} from "./repositories/sessions.ts";
import { countOpen } from "./repositories/table-opens.ts";
import {
  createTable,
  damagedTables,
  deleteTable,
  describeTable,
  findTable,
  listTable,
  tableIds,
  tablesDeletedUntil,
  tablesExpired,
  tablesFailedBefore,
  tablesForOperator,
  unfinishedTables,
  updateTable,
} from "./repositories/tables.ts";
import { createView, findView, renewView, viewsOfTable } from "./repositories/views.ts";
import { withoutLeftOut } from "./repositories/without-left-out.ts";

/** Keys of users for the API. */
export const apiKeyStore = {
  create: createApiKey,
  findUser: findKeyUser,
  list: listApiKeys,
  revoke: revokeApiKeys,
} as const;

/** Sessions of visitors. */
export const sessionStore = {
  create: createSession,
  find: findSession,
  bind: bindSession,
  renew: renewSession,
  findSuccessor,
  delete: deleteSession,
  deleteExpired: deleteExpiredSessions,
  stream: sessionStream,
} as const;

/** What visitors and addresses use of their quotas. */
export const quotaStore = {
  useOfVisitor,
  useOfAddress,
  countAlone,
  hashAddress,
} as const;

/** Records of tables, from the upload to the deletion. */
export const tableStore = {
  create: createTable,
  find: findTable,
  recipe: recipeOfTable,
  list: listTable,
  describe: describeTable,
  update: updateTable,
  delete: deleteTable,
  ids: tableIds,
  damaged: damagedTables,
  unfinished: unfinishedTables,
  expired: tablesExpired,
  deletedUntil: tablesDeletedUntil,
  failedBefore: tablesFailedBefore,
  forOperator: tablesForOperator,
  startCleanAll,
  finishCleanAll,
  dropCleanAll,
  finishRepair,
} as const;

/** Lists of tables as visitors see them. */
export const tableLists = {
  feed: readFeed,
  listed: readListed,
  own: readOwnTables,
  newestOwn: newestOwnTables,
  newestPublic: newestPublicTables,
  public: publicTables,
  countPublic: countPublicTables,
  withTags: tablesWithTags,
  hidden: hiddenTables,
  named: namedTables,
  withoutLeftOut,
} as const;

/** The log of edits of a table, and its steps. */
export const editStore = {
  append: appendEdit,
  findKept: findKeptEdit,
  appendBatch,
  carry: carryEdits,
  upTo: editsUpTo,
  after: editsAfter,
  inRows: editsOfRows,
  ofColumns: columnEdits,
  ofTable: tableEdits,
  mark: markOfEdits,
  findStep,
  ofStep: editsOfStep,
  findUndoneSteps,
  isStepUndone,
} as const;

/** Edits that visitors propose to owners. */
export const proposalStore = {
  append: appendProposal,
  list: listProposals,
  find: findProposals,
  settle: settleProposals,
  forget: forgetProposals,
  count: useOfProposals,
} as const;

/** Events of a stream, numbered. */
export const eventStore = {
  append: appendEvents,
  appendNext: appendNextEvent,
  read: readEvents,
  last: lastEvent,
  nextSeq,
  delete: deleteEvents,
} as const;

/** What the search index is made from. */
export const catalogueStore = {
  changed: changedEntries,
  listed: listedEntries,
  newestSeq,
  todo: tablesTodo,
  giveUp: giveUpTodo,
  keepVector,
  refresh: refreshEntry,
  countOpen,
} as const;

/** Results of queries. */
export const viewStore = {
  create: createView,
  find: findView,
  renew: renewView,
  ofTable: viewsOfTable,
} as const;

/** Tables that come with the product. */
export const exampleStore = {
  claim: claimExample,
  made: examplesMade,
  show: showExamples,
} as const;
