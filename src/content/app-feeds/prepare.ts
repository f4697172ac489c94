import { isObject, type JsonObject, textAt } from '../ans/json.ts';
import { readPicture } from '../ans/picture/read-picture.ts';
import { type AppContext, absolute } from './app-context.ts';
import { pictureForApps } from './picture-for-apps.ts';

/**
 * Adds to a part of a document what apps cannot work out: an id for each element, which the SDK for Android needs, whole addresses, and
 * pictures at the resizer in sizes that it offers. Returns undefined for a picture that the resizer cannot serve. `id` is for a part without one.
 */
export function prepare(part: JsonObject, id: string, context: AppContext): JsonObject | undefined {
	if (part.type === 'image') return imageOf(part, id, context);
	const ownId = textAt(part, '_id') ?? id;
	const members = Object.entries(part).map(([key, member]) => [key, prepareMember(key, member, { id: ownId, context })] as const);
	return { ...Object.fromEntries(members), ...(part.type === 'audio' && soundOf(part, context)), _id: ownId };
}

type PartContext = { readonly id: string; readonly context: AppContext };

function prepareMember(key: string, member: unknown, { id, context }: PartContext): unknown {
	if (Array.isArray(member)) return member.flatMap((item, index) => prepareMember('', item, { id: `${id}-${index + 1}`, context }) ?? []);
	if (isObject(member)) return prepare(member, id, context);
	return key === 'url' && typeof member === 'string' ? absolute(member, context) : member;
}

function imageOf(image: JsonObject, id: string, context: AppContext): JsonObject | undefined {
	const picture = readPicture(image, context.readContext);
	return picture && { ...image, _id: textAt(image, '_id') ?? id, ...pictureForApps(picture, context) };
}

/** The address of a sound, in the member where the SDKs look for it. */
function soundOf(audio: JsonObject, context: AppContext): JsonObject {
	const [first] = Array.isArray(audio.streams) ? audio.streams : [];
	const url = textAt(audio, 'source_url') ?? textAt(first, 'url');
	return url === undefined ? {} : { url: absolute(url, context) };
}
