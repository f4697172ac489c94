import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { type CallDoc, sampleOf } from '#platform/http/call-docs';
import { propertiesOf } from '../../../src/platform/http/api-docs/json-schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** Texts that often break parsers: null characters, lone surrogates, markup, other scripts, other types. */
const nasty = fc.oneof(
	{
		weight: 3,
		arbitrary: fc.constantFrom(
			...['\0', 'a\0@b.test', '\ud800', '__proto__', 'constructor', "' or 1=1 --", '<script>', 'a\r\nBcc: b@c.test', '＠', '\u202e'],
			...['ana@mail.test', 'google', 'password', '%00', '../..'],
		),
	},
	{ weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
	{ weight: 1, arbitrary: fc.constantFrom(260, 5_001, 20_000).map((length) => 'x'.repeat(length)) },
);
const anyValue = fc.oneof(
	{ weight: 2, arbitrary: nasty },
	{ weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
	{ weight: 1, arbitrary: fc.constantFrom(null, [], {}, 0, -1, 1e308, true, ['ana@mail.test'], { $ne: null }) },
);

/** A valid body with up to two members changed or removed, at any depth, and perhaps an unknown one added. */
function nearlyGood(good: Json): fc.Arbitrary<unknown> {
	const places = placesOf(good);
	const change = fc.record({ place: fc.constantFrom(...places), value: anyValue, isGone: fc.boolean() });
	const added = fc.dictionary(fc.oneof(nasty, fc.constantFrom('emailVerified', 'uuid', 'roles', 'status')), anyValue, { maxKeys: 1 });
	return fc
		.tuple(fc.array(change, { maxLength: 2 }), added)
		.map(([changes, more]) => ({ ...more, ...changes.reduce((made, { place, ...to }) => changed(made, place, to), good) }));
}

/** Paths of all members of a document. */
function placesOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
	const inner = Object.entries(Object(value)).flatMap(([key, member]) =>
		typeof member === 'string' ? [[...path, key]] : placesOf(member, [...path, key]),
	);
	return [path, ...inner];
}

function changed(value: Json, [key, ...rest]: readonly string[], to: { readonly value: unknown; readonly isGone: boolean }): Json {
	if (key === undefined) return value;
	const { [key]: member, ...others } = value;
	if (rest.length > 0) return { ...value, [key]: changed(Object(member), rest, to) };
	return to.isGone ? others : { ...value, [key]: to.value };
}

const bodyOf = (good: unknown): fc.Arbitrary<string> =>
	fc.oneof(
		{ weight: 6, arbitrary: nearlyGood(Object(good)).map((body) => JSON.stringify(body)) },
		{ weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
		{ weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
		{
			weight: 1,
			arbitrary: fc.constantFrom('', 'null', '[]', '"x"', '{', `${'['.repeat(3_000)}`, '{"__proto__":{"a":1}}', '{"a":1,"a":2}'),
		},
	);

const inPath = fc.oneof(
	fc.stringMatching(/^[\w-]{1,60}$/),
	fc.string({ unit: 'binary', maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
	fc.constantFrom('..', '%', '%00', '%2e%2e', 'a%2fb', 'x'.repeat(501), '0', '-1', '99999999999999999', 'others', 'google'),
);

const types = [
	'text/plain',
	'',
	'application/json; charset=utf-16',
	'application/x-www-form-urlencoded',
	'multipart/form-data',
	'multipart/form-data; boundary=x',
];
const noise = fc.dictionary(
	fc.constantFrom(
		'origin',
		'x-forwarded-host',
		'x-forwarded-for',
		'cookie',
		'user-agent',
		'accept',
		'x-http-method-override',
		'range',
		'te',
	),
	fc.string({ unit: 'grapheme-ascii', maxLength: 200 }),
	{ maxKeys: 3 },
);

/** Requests for an API call: some almost valid, some random. Half of them have the token. */
export function requestsOf(call: CallDoc, token: string): fc.Arbitrary<InjectOptions> {
	const params = propertiesOf(call.params ?? {}).map(([name]) => name);
	const query = propertiesOf(call.query ?? {}).map(([name]) => name);
	const type = fc.oneof(
		{ weight: 7, arbitrary: fc.constant(call.bodyTypes.at(-1) ?? '') },
		{ weight: 1, arbitrary: fc.constantFrom(...types) },
	);
	const bearer = fc.oneof(
		{ weight: 1, arbitrary: fc.constant(`Bearer ${token}`) },
		{ weight: 1, arbitrary: fc.constantFrom('', 'Bearer undefined', 'Bearer a.b.c', 'Basic YTpi', 'Bearer eyJhbGciOiJub25lIn0.e30.') },
	);
	return fc
		.record({
			values: fc.array(inPath, { minLength: params.length, maxLength: params.length }),
			search: fc.dictionary(fc.oneof(fc.constantFrom('_', ...query), nasty), nasty, { maxKeys: 3 }),
			body: bodyOf(call.body && sampleOf(call.body, 'whole')),
			headers: fc.record({ type, bearer, noise }),
		})
		.map(({ values, search, body, headers }) => ({
			method: call.method,
			url: addressOf(call.path, values, search),
			payload: body,
			headers: { ...headers.noise, 'content-type': headers.type, authorization: headers.bearer },
		}));
}

function addressOf(path: string, values: readonly string[], search: Readonly<Record<string, string>>): string {
	let at = 0;
	const filled = path.replace(/\{\w+\}/g, () => values[at++] ?? '');
	const query = Object.entries(search).map(
		([key, value]) => `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(value.toWellFormed().slice(0, 300))}`,
	);
	return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}
