/** The one page behind all routes: frame, tabs, and the screen of the mode. */
import { Outlet, useNavigate, useRouterState, useSearch } from "@tanstack/react-router";
import { Activity, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { PRIVACY_ID } from "../lib/privacy-id.ts";
import { CookieNotice } from "./frame/cookie-notice.tsx";
import { Footer } from "./frame/footer.tsx";
import { Header } from "./frame/header.tsx";
import { MaintenanceBanner } from "./frame/maintenance-banner.tsx";
import { MessageLine } from "./frame/message-line.tsx";
import { ServiceNotice } from "./frame/service-notice.tsx";
import { panelDomId, type TabId, tabDomId } from "./frame/tab-bar.tsx";
import classes from "./main-page.module.css";
import { chooseBodyWidth, fillsScreen, modeTitle, type PageMode } from "./page/page-mode.ts";
import { usePageMode } from "./page/use-page-mode.ts";
import { useSessionMessages } from "./page/use-session-messages.ts";
import { useStrayDrops } from "./page/use-stray-drops.ts";

const AboutScreen = lazy(async () => ({ default: (await import("../features/about/about-screen.tsx")).AboutScreen }));
const TextCleanerScreen = lazy(async () => ({
  default: (await import("../features/text-cleaner/text-cleaner-screen.tsx")).TextCleanerScreen,
}));

export function MainPage() {
  const mode = usePageMode();
  const isEmbedded = mode === "embed";
  const flags = useSearch({ from: "__root__" });
  const { tab, visited, openTab } = useTabs(mode);
  // A page that is not there belongs to no tool.
  const isNowhere = mode === "not-found" && tab === "file-cleaner";
  useSessionMessages(!isEmbedded);
  useStrayDrops();
  useEffect(() => {
    document.title = modeTitle(mode);
  }, [mode]);

  const hasTabs = mode !== "home" && !isEmbedded && flags.discrete !== 1;
  const panel = (id: TabId, screen: ReactNode) =>
    (visited.has(id) || tab === id) && (
      <Panel id={id} isShown={tab === id} isLabelled={hasTabs && !isNowhere}>
        {screen}
      </Panel>
    );
  return (
    <div className={classes.page} data-fill={tab === "file-cleaner" && fillsScreen(mode)}>
      {!isEmbedded && (
        <a className={`visually-hidden ${classes.skip}`} href="#main">
          Skip to the content
        </a>
      )}
      <Header
        hasLogo={!isEmbedded}
        hasTabs={hasTabs}
        isDebug={flags.debug === 1}
        tab={isNowhere ? null : tab}
        onTab={openTab}
      />
      <div>
        {!isEmbedded && <MaintenanceBanner />}
        {!isEmbedded && <CookieNotice />}
        {!isEmbedded && <ServiceNotice />}
        {!fillsScreen(mode) && <MessageLine />}
      </div>
      <main
        id="main"
        tabIndex={-1}
        className={classes.main}
        data-body={tab === "file-cleaner" ? chooseBodyWidth(mode) : "narrow"}
      >
        {panel("file-cleaner", <Outlet />)}
        {panel("text-cleaner", <TextCleanerScreen />)}
        {panel("about", <AboutScreen />)}
      </main>
      {!isEmbedded && <Footer />}
    </div>
  );
}

/**
 * A link leads to the File Cleaner's screens, whatever tab was open, but for the one to what About says of privacy;
 * tabs once visited keep their state.
 */
function useTabs(mode: PageMode) {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const isPrivacy = useRouterState({ select: (state) => state.location.hash === PRIVACY_ID });
  const navigate = useNavigate();
  const linked = isPrivacy ? "about" : "file-cleaner";
  const [opened, setOpened] = useState({ pathname, isPrivacy, tab: linked as TabId });
  const [visited, setVisited] = useState<ReadonlySet<TabId>>(new Set(["file-cleaner"] as const));
  const openTab = (tab: TabId): void => {
    if (tab === "file-cleaner" && mode === "not-found") {
      void navigate({ to: "/upload" });
      return;
    }
    setOpened({ pathname, isPrivacy: false, tab });
    setVisited(new Set([...visited, tab]));
    if (isPrivacy) void navigate({ to: ".", search: true, hash: "", replace: true });
  };
  const tab = opened.pathname === pathname && opened.isPrivacy === isPrivacy ? opened.tab : linked;
  return { tab, visited, openTab } as const;
}

interface PanelProps {
  readonly id: TabId;
  readonly isShown: boolean;
  readonly isLabelled: boolean;
  readonly children: ReactNode;
}

function Panel({ id, isShown, isLabelled, children }: PanelProps) {
  const role = isLabelled ? { role: "tabpanel", "aria-labelledby": tabDomId(id) } : {};
  return (
    <Activity mode={isShown ? "visible" : "hidden"}>
      <div id={panelDomId(id)} className={classes.panel} {...role}>
        <Suspense>{children}</Suspense>
      </div>
    </Activity>
  );
}
