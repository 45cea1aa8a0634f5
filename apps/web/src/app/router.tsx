/** All routes of specification §2. Each names its mode; screens are loaded when first shown. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  retainSearchParams,
} from "@tanstack/react-router";
import { CrashScreen } from "./crash-screen.tsx";
import { MainPage } from "./main-page.tsx";
import { FLAG_NAMES, readFlags } from "./page/page-flags.ts";
import { readSearchAddress } from "./page/search-address.ts";
import { readTableAddress } from "./page/table-address.ts";
import { HomeRoute } from "./routes/home-route.tsx";
import { NotFoundRoute } from "./routes/not-found-route.tsx";

const rootRoute = createRootRoute({
  component: MainPage,
  validateSearch: readFlags,
  search: { middlewares: [retainSearchParams([...FLAG_NAMES])] },
});

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  staticData: { mode: "home" },
  component: HomeRoute,
});

const uploadRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/upload",
  staticData: { mode: "upload" },
  component: lazyRouteComponent(() => import("./routes/upload-route.tsx"), "UploadRoute"),
});

const tableRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/table/$tableId",
  staticData: { mode: "table" },
  validateSearch: readTableAddress,
  component: lazyRouteComponent(() => import("./routes/table-route.tsx"), "TableRoute"),
});

const embedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/embed/$file",
  staticData: { mode: "embed" },
  component: lazyRouteComponent(() => import("./routes/embed-route.tsx"), "EmbedRoute"),
});

/** Around both, so that the screen stays when its address changes. */
const queryRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "query",
  component: lazyRouteComponent(() => import("./routes/sql-route.tsx"), "SqlRoute"),
});

const sqlRoute = createRoute({
  getParentRoute: () => queryRoute,
  path: "/sql",
  staticData: { mode: "sql" },
});

const viewRoute = createRoute({
  getParentRoute: () => queryRoute,
  path: "/view/$viewId",
  staticData: { mode: "view" },
});

const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/search",
  staticData: { mode: "search" },
  validateSearch: readSearchAddress,
  component: lazyRouteComponent(() => import("./routes/search-route.tsx"), "SearchRoute"),
});

const feedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/feed/$feedName",
  staticData: { mode: "feed" },
  component: lazyRouteComponent(() => import("./routes/feed-route.tsx"), "FeedRoute"),
});

const latestFeedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/feed",
  beforeLoad: () => {
    throw redirect({ to: "/feed/$feedName", params: { feedName: "latest" }, replace: true });
  },
});

const apiRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/api",
  staticData: { mode: "api" },
  component: lazyRouteComponent(() => import("./routes/api-route.tsx"), "ApiRoute"),
});

const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/404",
  staticData: { mode: "not-found" },
  component: NotFoundRoute,
});

const unmatchedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  beforeLoad: () => {
    throw redirect({ to: "/404", replace: true });
  },
});

const routeTree = rootRoute.addChildren([
  homeRoute,
  uploadRoute,
  tableRoute,
  embedRoute,
  queryRoute.addChildren([sqlRoute, viewRoute]),
  searchRoute,
  feedRoute,
  latestFeedRoute,
  apiRoute,
  notFoundRoute,
  unmatchedRoute,
]);

export const router = createRouter({
  routeTree,
  scrollRestoration: true,
  defaultErrorComponent: CrashScreen,
  defaultPreload: "intent",
});

declare module "@tanstack/react-router" {
  interface Register {
    readonly router: typeof router;
  }
}
