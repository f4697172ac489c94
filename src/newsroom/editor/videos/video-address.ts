/** The stream types of ANS by the end of an address. */
const streamTypes: Readonly<Record<string, string>> = { mp4: 'mp4', webm: 'webm', m3u8: 'ts' };

/** The stream type of a file or an HLS playlist of another host, by its address; undefined for what readers could not play. */
export function streamTypeOf(address: string): string | undefined {
	const url = URL.parse(address);
	const end = /\.(mp4|webm|m3u8)$/i.exec(url?.pathname ?? '')?.[1];
	return url?.protocol === 'https:' && end !== undefined ? streamTypes[end.toLowerCase()] : undefined;
}

/** The address at which the newsroom plays a film: of our own store at its own host, or of another host as it is. */
export function filmSource(url: string): string {
	const path = URL.parse(url, location.origin)?.pathname ?? '';
	return /^\/media\/files\/[A-Z2-7]{26}\.(?:mp4|webm)$/.test(path) ? path : url;
}
