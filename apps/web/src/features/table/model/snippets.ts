/** Code that reads the cleaned table elsewhere, and the links to it. */

export function pandasSnippet(host: string, jobUuid: string): string {
  return `import pandas as pd\n\ndf = pd.read_parquet("${parquetUrl(host, jobUuid)}")`;
}

export function rSnippet(host: string, jobUuid: string): string {
  return `library(arrow)\n\ndf <- read_parquet("${parquetUrl(host, jobUuid)}")`;
}

/** https in production; on one's own machine there is only http. */
export function shareLink(origin: string, jobUuid: string, isProduction: boolean): string {
  const { host } = new URL(origin);
  const isLocal = /^(localhost|127\.|\[::1\])/.test(host);
  return `${isProduction && !isLocal ? "https" : "http"}://${host}/table/${jobUuid}`;
}

function parquetUrl(host: string, jobUuid: string): string {
  return `${host}/api/v1/get/${jobUuid}/parquet`;
}
