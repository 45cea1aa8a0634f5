/** The bar at the top: who we are, the three tabs, and who you are. */
import { LABELS } from "@limpid/contract";
import { Link } from "@tanstack/react-router";
import { useSession } from "../../lib/session.ts";
import classes from "./header.module.css";
import { Logo } from "./logo.tsx";
import { TabBar, type TabId } from "./tab-bar.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

interface HeaderProps {
  readonly hasLogo: boolean;
  readonly hasTabs: boolean;
  readonly isDebug: boolean;
  readonly tab: TabId | null;
  readonly onTab: (tab: TabId) => void;
}

export function Header({ hasLogo, hasTabs, isDebug, tab, onTab }: HeaderProps) {
  const { username } = useSession();
  return (
    <header className={classes.header}>
      <div className={classes.start}>
        {hasLogo && (
          <Link to="/" className={classes.home} aria-label="Limpid, start page">
            <Logo />
            <span className={classes.name}>Limpid</span>
          </Link>
        )}
        <span className={classes.badge}>{LABELS.experimental}</span>
      </div>
      {hasTabs && <TabBar tab={tab} onTab={onTab} />}
      <div className={classes.end}>
        {isDebug && <span className={classes.badge}>Debug</span>}
        {hasTabs && (
          <Link to="/feed/$feedName" params={{ feedName: "mine" }} className={classes.link}>
            My tables
          </Link>
        )}
        {username !== null && <span className={classes.user}>@{username}</span>}
        <ThemeSwitch />
      </div>
    </header>
  );
}
