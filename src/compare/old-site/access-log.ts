/** A line of the common or combined log format, also with the host before it (Apache, `vhost_combined`). */
const line = /^(?:(\S+) )?\S+ \S+ \S+ \[[^\]]+\] "GET (\S+) HTTP\/[\d.]+" (\d{3})\b/;

/** Files that belong to pages and are not pages themselves. */
const parts = /\.(?:css|js|mjs|map|json|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|eot|mp4|mp3|m3u8|ts|txt)$/i;

export const isLog = (text: string): boolean =>
	text
		.slice(0, 10_000)
		.split('\n')
		.some((one) => line.test(one));

export type LoggedPage = { readonly host: string | undefined; readonly path: string; readonly status: number; readonly times: number };

/** The pages of a log that were answered with 200 or a permanent redirect, the most requested first, each with its last status. */
export function pagesOfLog(text: string): readonly LoggedPage[] {
	const pages = new Map<string, LoggedPage>();
	for (const one of text.split('\n')) {
		const [, host, path = '', code] = line.exec(one) ?? [];
		if (!path.startsWith('/') || parts.test(path.split('?', 1)[0] ?? '')) continue;
		const status = code === '304' ? 200 : Number(code);
		if (![200, 301, 308].includes(status)) continue;
		const key = `${host ?? ''} ${path}`;
		pages.set(key, { host: host?.replace(/:(?:80|443)$/, ''), path, status, times: (pages.get(key)?.times ?? 0) + 1 });
	}
	return [...pages.values()].sort((one, other) => other.times - one.times);
}
