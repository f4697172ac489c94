import { refuse } from '../refusals.ts';
import type { ByteSource, Span } from './byte-source.ts';
import { type EbmlElement, elementsIn, floatIn, numberIn, textIn } from './ebml.ts';
import type { FilmFacts } from './film-facts.ts';

/** Ids of elements (RFC 9559, 5.1). */
const ids = {
	ebml: 0x1a45dfa3,
	docType: 0x4282,
	segment: 0x18538067,
	info: 0x1549a966,
	timestampScale: 0x2ad7b1,
	duration: 0x4489,
	tracks: 0x1654ae6b,
	trackEntry: 0xae,
	trackType: 0x83,
	codec: 0x86,
	video: 0xe0,
	width: 0xb0,
	height: 0xba,
	cluster: 0x1f43b675,
} as const;

/** The codecs of WebM by the type of their track: 1 for pictures, 2 for sound. */
const codecs: ReadonlyMap<number, readonly string[]> = new Map([
	[1, ['V_VP8', 'V_VP9', 'V_AV1']],
	[2, ['A_OPUS', 'A_VORBIS']],
]);

type Track = { type: number; codec: string; width: number; height: number };
type Segment = { readonly milliseconds: number; readonly tracks: readonly Track[]; readonly hasData: boolean };

/** Whether a file begins like WebM, or like another file of the Matroska family. */
export const startsLikeWebm = (bytes: Buffer): boolean => bytes.length >= 4 && bytes.readUInt32BE(0) === ids.ebml;

/** Reads a WebM file. Refuses with UNSUPPORTED_FILM, CORRUPT_FILM, UNSUPPORTED_CODEC, or FILM_WITHOUT_PICTURE. */
export async function readWebm(source: ByteSource): Promise<FilmFacts> {
	const segment = await segmentOf(source);
	if (segment.end > source.size) refuse('CORRUPT_FILM');
	const { tracks, milliseconds, hasData } = await readSegment(source, segment);
	if (!hasData || tracks.length === 0) refuse('CORRUPT_FILM');
	const known = tracks.filter(({ type }) => codecs.has(type));
	if (known.some(({ type, codec }) => !codecs.get(type)?.includes(codec))) refuse('UNSUPPORTED_CODEC');
	const picture = known.find(({ type, width, height }) => type === 1 && width > 0 && height > 0);
	if (!picture) return refuse('FILM_WITHOUT_PICTURE');
	const { width, height } = picture;
	return { kind: 'webm', bytes: source.size, width, height, ...(milliseconds > 0 && { milliseconds }) };
}

/** The segment, which has everything but the head. */
async function segmentOf(source: ByteSource): Promise<Span> {
	for await (const element of elementsIn(source, { start: 0, end: source.size })) {
		if (element.id === ids.ebml && (await docTypeIn(source, element)) !== 'webm') refuse('UNSUPPORTED_FILM');
		if (element.id === ids.segment) return element;
	}
	return refuse('CORRUPT_FILM');
}

async function docTypeIn(source: ByteSource, head: Span): Promise<string> {
	for await (const element of elementsIn(source, head)) if (element.id === ids.docType) return textIn(source, element);
	return '';
}

/** Reads up to the first cluster: what describes the film comes before its data (RFC 9559, 22.1). */
async function readSegment(source: ByteSource, segment: Span): Promise<Segment> {
	let [milliseconds, tracks]: [number, readonly Track[]] = [0, []];
	for await (const element of elementsIn(source, segment)) {
		if (element.id === ids.info) milliseconds = await lengthIn(source, element);
		if (element.id === ids.tracks) tracks = await tracksIn(source, element);
		if (element.id === ids.cluster) return { milliseconds, tracks, hasData: true };
	}
	return { milliseconds, tracks, hasData: false };
}

async function lengthIn(source: ByteSource, info: EbmlElement): Promise<number> {
	// Nanoseconds of a tick.
	let [scale, duration] = [1_000_000, 0];
	for await (const element of elementsIn(source, info)) {
		if (element.id === ids.timestampScale) scale = await numberIn(source, element);
		if (element.id === ids.duration) duration = await floatIn(source, element);
	}
	const milliseconds = Math.round((duration * scale) / 1e6);
	return Number.isSafeInteger(milliseconds) ? milliseconds : 0;
}

async function tracksIn(source: ByteSource, span: EbmlElement): Promise<readonly Track[]> {
	const tracks: Track[] = [];
	for await (const element of elementsIn(source, span)) if (element.id === ids.trackEntry) tracks.push(await trackIn(source, element));
	return tracks;
}

async function trackIn(source: ByteSource, entry: EbmlElement): Promise<Track> {
	const track: Track = { type: 0, codec: '', width: 0, height: 0 };
	for await (const element of elementsIn(source, entry)) {
		if (element.id === ids.trackType) track.type = await numberIn(source, element);
		if (element.id === ids.codec) track.codec = await textIn(source, element);
		if (element.id === ids.video) Object.assign(track, await sizeIn(source, element));
	}
	return track;
}

async function sizeIn(source: ByteSource, video: EbmlElement): Promise<Pick<Track, 'width' | 'height'>> {
	const size = { width: 0, height: 0 };
	for await (const element of elementsIn(source, video)) {
		if (element.id === ids.width) size.width = await numberIn(source, element);
		if (element.id === ids.height) size.height = await numberIn(source, element);
	}
	return size;
}
