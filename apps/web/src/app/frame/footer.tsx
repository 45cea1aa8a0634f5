/** Build date and the few links that lead somewhere. */
import { Link } from "@tanstack/react-router";
import { useSettings } from "../../lib/use-settings.ts";
import classes from "./footer.module.css";

export function Footer() {
  const { build_date, contact_email } = useSettings();
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
      {contact_email !== "" && <a href={`mailto:${contact_email}`}>{contact_email}</a>}
    </footer>
  );
}
