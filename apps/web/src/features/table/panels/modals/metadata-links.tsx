/** The table described for machines: which programs know which description. */
import { buildUrl } from "@limpid/contract";
import { useTable } from "../../data/table-context.ts";
import styles from "./modals.module.css";

const STANDARDS = [
  { standard: "datapackage", title: "datapackage.json", about: "Frictionless Data: R, Python and data portals" },
  { standard: "croissant", title: "Croissant", about: "Machine learning: Hugging Face, Kaggle, TensorFlow Datasets" },
  { standard: "csvw", title: "CSVW", about: "CSV on the Web: linked data and statistics offices" },
  {
    standard: "schema_org",
    title: "schema.org/Dataset",
    about: "Search engines; included in the page of a public table",
  },
] as const;

export function MetadataLinks() {
  const { uuid } = useTable();
  return (
    <table className={styles.table}>
      <tbody>
        {STANDARDS.map(({ standard, title, about }) => (
          <tr key={standard}>
            <th scope="row">
              <a
                href={buildUrl("tableMetadata", { params: { job_uuid: uuid, standard } })}
                target="_blank"
                rel="noreferrer"
              >
                {title}
              </a>
            </th>
            <td>{about}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
