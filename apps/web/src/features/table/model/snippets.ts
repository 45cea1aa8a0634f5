/** Code that reads the cleaned table elsewhere, and the links to it. */

export function pandasSnippet(host: string, tableUuid: string): string {
  return `import pandas as pd\n\ndf = pd.read_parquet("${parquetUrl(host, tableUuid)}")`;
}

export function rSnippet(host: string, tableUuid: string): string {
  return `library(arrow)\n\ndf <- read_parquet("${parquetUrl(host, tableUuid)}")`;
}

/** A frame with the cleaned table, to read only. */
export function embedSnippet(host: string, tableUuid: string, name: string): string {
  const attributes = [
    `src="${host}/embed/${tableUuid}"`,
    `title="${inAttribute(name)}"`,
    'width="100%"',
    'height="480"',
    'loading="lazy"',
    'style="border: 1px solid #ccd"',
  ];
  return `<iframe\n  ${attributes.join("\n  ")}\n></iframe>`;
}

function parquetUrl(host: string, tableUuid: string): string {
  return `${host}/api/v1/get/${tableUuid}/parquet`;
}

function inAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
