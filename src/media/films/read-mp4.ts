import { refuse } from '../refusals.ts';
import { type Box, boxesIn, findBox } from './boxes.ts';
import type { ByteSource } from './byte-source.ts';
import type { FilmFacts } from './film-facts.ts';

/** The sample entries of H.264 (ISO/IEC 14496-15, 5.4.2) and of AAC (ISO/IEC 14496-14, 5.6), by the handler of their track. */
const codecs: ReadonlyMap<string, readonly string[]> = new Map([
	['vide', ['avc1', 'avc3']],
	['soun', ['mp4a']],
]);

/** A track of pictures or sound. Lengths are pixels; 0 for sound. */
type Track = { readonly handler: string; readonly codec: string; readonly width: number; readonly height: number };

/** Whether a file begins like MP4. `qt  ` is QuickTime, which not all browsers play. */
export const startsLikeMp4 = (bytes: Buffer): boolean => /^.{4}ftyp(?!qt )/s.test(bytes.toString('latin1', 0, 12));

/** Reads an MP4 file. Refuses with CORRUPT_FILM, UNSUPPORTED_CODEC, or FILM_WITHOUT_PICTURE. */
export async function readMp4(source: ByteSource): Promise<FilmFacts> {
	let moov: Box | undefined;
	let hasData = false;
	for await (const box of boxesIn(source, { start: 0, end: source.size })) {
		if (box.type === 'moov') moov = box;
		hasData ||= box.type === 'mdat';
	}
	if (!moov || !hasData) return refuse('CORRUPT_FILM');
	const tracks = await tracksIn(source, moov);
	if (tracks.some(({ handler, codec }) => !codecs.get(handler)?.includes(codec))) refuse('UNSUPPORTED_CODEC');
	const picture = tracks.find(({ handler, width, height }) => handler === 'vide' && width > 0 && height > 0);
	if (!picture) return refuse('FILM_WITHOUT_PICTURE');
	const { width, height } = picture;
	return { kind: 'mp4', bytes: source.size, width, height, ...(await lengthOf(source, moov)) };
}

async function tracksIn(source: ByteSource, moov: Box): Promise<readonly Track[]> {
	const tracks: Track[] = [];
	for await (const box of boxesIn(source, moov)) {
		const track = box.type === 'trak' ? await trackIn(source, box) : undefined;
		if (track) tracks.push(track);
	}
	return tracks;
}

/** A track of pictures or sound; undefined for all others, such as texts and time codes. */
async function trackIn(source: ByteSource, trak: Box): Promise<Track | undefined> {
	const handler = await textIn(source, await findBox(source, trak, ['mdia', 'hdlr']), 8);
	if (!codecs.has(handler)) return undefined;
	// After the version and the number of entries, the first entry begins with its length and its type.
	const codec = await textIn(source, await findBox(source, trak, ['mdia', 'minf', 'stbl', 'stsd']), 12);
	return { handler, codec, ...(await shownSize(source, await findBox(source, trak, ['tkhd']))) };
}

async function textIn(source: ByteSource, box: Box | undefined, at: number): Promise<string> {
	if (!box || box.end - box.start < at + 4) return refuse('CORRUPT_FILM');
	return (await source.read(box.start + at, 4)).toString('latin1');
}

/** Length of `tkhd` by its version, and where its matrix begins; the size follows the matrix (ISO/IEC 14496-12, 8.3.2). */
const headers = [
	{ length: 84, matrix: 40 },
	{ length: 96, matrix: 52 },
] as const;

/** The size of a track as it is shown: a phone that was held upright records a lying picture and turns it by the matrix. */
async function shownSize(source: ByteSource, tkhd: Box | undefined): Promise<{ readonly width: number; readonly height: number }> {
	const bytes = tkhd ? await source.read(tkhd.start, Math.min(tkhd.end - tkhd.start, 96)) : Buffer.alloc(0);
	const layout = headers[bytes[0] ?? 2];
	if (!layout || bytes.length < layout.length) return refuse('CORRUPT_FILM');
	const [width, height] = [36, 40].map((at) => Math.round(bytes.readUInt32BE(layout.matrix + at) / 65_536));
	const isTurned = bytes.readInt32BE(layout.matrix) === 0;
	return isTurned ? { width: height ?? 0, height: width ?? 0 } : { width: width ?? 0, height: height ?? 0 };
}

/** The length in `mvhd`; a film in fragments has 0 there, which says nothing. */
async function lengthOf(source: ByteSource, moov: Box): Promise<Pick<FilmFacts, 'milliseconds'>> {
	const mvhd = await findBox(source, moov, ['mvhd']);
	const bytes = mvhd ? await source.read(mvhd.start, 32) : Buffer.alloc(0);
	const isLong = bytes[0] === 1;
	if (bytes.length < (isLong ? 32 : 20)) return refuse('CORRUPT_FILM');
	const scale = bytes.readUInt32BE(isLong ? 20 : 12);
	const duration = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
	const milliseconds = scale === 0 ? 0 : Math.round((duration / scale) * 1000);
	return milliseconds > 0 && milliseconds < maxMilliseconds ? { milliseconds } : {};
}

/** All bits set mean that the length is not known; no film lasts a week. */
const maxMilliseconds = 604_800_000;
