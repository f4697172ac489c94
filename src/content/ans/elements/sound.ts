import type { Sound } from '../../contract/contract.ts';
import { type JsonObject, numberAt, objectsAt, textAt } from '../json.ts';
import { mediaAddress } from '../text/read-href.ts';
import { readTranscriptAndChapters } from '../video/read-transcript-and-chapters.ts';

/** The media types of sound files by the ends of their names. */
const types: ReadonlyMap<string, string> = new Map([
	['aac', 'audio/aac'],
	['flac', 'audio/flac'],
	['m4a', 'audio/mp4'],
	['mp3', 'audio/mpeg'],
	['mp4', 'audio/mp4'],
	['oga', 'audio/ogg'],
	['ogg', 'audio/ogg'],
	['opus', 'audio/ogg'],
	['wav', 'audio/wav'],
]);

/** The sound file of an ANS audio: its own address, or its first stream; undefined without an address that may be used. */
export function readSound(audio: JsonObject, origins: Parameters<typeof mediaAddress>[1]): Sound | undefined {
	const stream = objectsAt(audio, 'streams').find((one) => addressOf(one) !== undefined);
	const src = mediaAddress(textAt(audio, 'source_url') ?? (stream && addressOf(stream)), origins);
	if (src === undefined) return undefined;
	return { src, type: typeOf(audio, src), ...(stream && sizeOf(stream)), ...readTranscriptAndChapters(audio) };
}

/** ANS gives no length of a sound; it follows from the bytes and the bitrate, which is in kbit a second. */
function sizeOf(stream: JsonObject): Pick<Sound, 'bytes' | 'milliseconds'> {
	const bytes = numberAt(stream, 'filesize') ?? 0;
	const bitrate = numberAt(stream, 'bitrate') ?? 0;
	if (bytes <= 0) return {};
	return { bytes, ...(bitrate > 0 && { milliseconds: Math.round((bytes * 8) / bitrate) }) };
}

const addressOf = (stream: JsonObject): string | undefined => textAt(stream, 'url') ?? textAt(stream, 'source_url');

function typeOf(audio: JsonObject, src: string): string {
	const stated = textAt(audio, 'mimetype');
	if (stated !== undefined && /^audio\/[\w.+-]{1,40}$/.test(stated)) return stated;
	return types.get(new URL(src, 'https://a.example').pathname.split('.').at(-1)?.toLowerCase() ?? '') ?? 'audio/mpeg';
}
