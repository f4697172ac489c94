/** Codecs of pictures, as a playlist names them (RFC 6381). */
const pictureCodec = /avc|hvc|hev|dvh|av01|vp0?[89]/i;

/**
 * The address of the playlist that has the sound of an HLS stream alone: a variant without picture, else a rendition of type AUDIO (RFC 8216,
 * 4.3.4). Undefined when the master playlist at `address` has none.
 */
export function soundPlaylist(playlist: string, address: string): string | undefined {
	const lines = playlist.split(/\r?\n/);
	const variant = lines.findIndex((line) => line.startsWith('#EXT-X-STREAM-INF:') && isSoundAlone(line));
	const uri = variant === -1 ? uriOfAudio(lines) : lines.slice(variant + 1).find((line) => line !== '' && !line.startsWith('#'));
	return uri === undefined ? undefined : new URL(uri, address).href;
}

function isSoundAlone(variant: string): boolean {
	const codecs = textAfter(variant, 'CODECS="');
	return codecs !== undefined && !pictureCodec.test(codecs) && !variant.includes('RESOLUTION=');
}

function uriOfAudio(lines: readonly string[]): string | undefined {
	const renditions = lines.filter((line) => line.startsWith('#EXT-X-MEDIA:') && line.includes('TYPE=AUDIO') && line.includes('URI='));
	const chosen = renditions.find((line) => line.includes('DEFAULT=YES')) ?? renditions[0];
	return chosen && textAfter(chosen, 'URI="');
}

/** The text of a line between `start` and the next quotation mark. */
function textAfter(line: string, start: string): string | undefined {
	const [, rest] = line.split(start, 2);
	return rest?.split('"', 1)[0];
}
