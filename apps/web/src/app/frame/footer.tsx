/** Build date and the few links that lead somewhere. */
import { Link } from "@tanstack/react-router";
import { PRIVACY_ID } from "../../lib/privacy-id.ts";
import { useSettings } from "../../lib/use-settings.ts";
import { usePageMode } from "../page/use-page-mode.ts";
import classes from "./footer.module.css";

export function Footer() {
  const { build_date, contact_email } = useSettings();
  const mode = usePageMode();
  return (
    <footer className={classes.footer}>
      <span>{build_date === "" ? "" : `build ${build_date}`}</span>
      <Link to="/search">Search</Link>
      <Link to="/feed/$feedName" params={{ feedName: "latest" }}>
        Latest
      </Link>
      <Link to="/feed/$feedName" params={{ feedName: "mine" }}>
        My tables
      </Link>
      <Link to="/sql">SQL</Link>
      <Link to="/api">API</Link>
      <Link
        to={mode === "home" ? "/upload" : "."}
        search={true}
        hash={PRIVACY_ID}
        activeOptions={{ includeHash: true }}
      >
        Privacy
      </Link>
      {contact_email !== "" && <a href={`mailto:${contact_email}`}>{contact_email}</a>}
    </footer>
  );
}
