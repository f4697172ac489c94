/** The words in the main part of a page, without its name; undefined for a page that has no main part, such as one in a frame. */
export function mainWords(html: string): string | undefined {
	const [main] = /<main\b.*?<\/main>/s.exec(html) ?? [];
	return main
		?.replace(/<(h1|script|style|svg|template)\b.*?<\/\1>/gs, ' ')
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
}
