import type { ValidateFunction } from 'ajv';
import ajv from 'ajv-draft-04';
import formats from 'ajv-formats';
import schemas from './0.10.12/schemas.json' with { type: 'json' };

/** The version of ANS that this program reads and writes. */
export const ansVersion = '0.10.12';

const base = `https://raw.githubusercontent.com/washingtonpost/ans-schema/master/src/main/resources/schema/ans/${ansVersion}/`;

/** The upstream schema file of each type that documents and their parts have. */
const fileOfType: ReadonlyMap<unknown, string> = new Map([
	...['story', 'video', 'gallery', 'image', 'audio', 'collection', 'redirect', 'results'].map((type) => [type, type] as const),
	['restricted', 'restricted_content'],
	...['author', 'section', 'site', 'tag', 'variant', 'reference', 'promo_reference', 'oembed_response'].map(
		(type) => [type, `utils/${type}`] as const,
	),
	...['table_row', 'table_cell'].map((type) => [type, `utils/${type}`] as const),
	...['blockquote', 'code', 'content_zone', 'correction', 'custom_embed', 'divider', 'element_group', 'endorsement', 'header'].map(
		(type) => [type, `story_elements/${type}`] as const,
	),
	...['interstitial_link', 'link_list', 'list', 'numeric_rating', 'quote', 'raw_html', 'text'].map(
		(type) => [type, `story_elements/${type}`] as const,
	),
	// The upstream schema of tables has an id with a folder that does not exist.
	['table', 'story_element/table'],
]);

// Compiled schemas are the same for every application of this process, so they are cached here. Loading takes 10 ms and compiling those
// of a story 130 ms, so it happens with the first document and not at start.
let compiler: InstanceType<typeof ajv.default> | undefined;

function compilerOfAns() {
	if (compiler) return compiler;
	compiler = new ajv.default({ strict: false, allErrors: true, validateSchema: false });
	formats.default(compiler, ['date-time', 'email', 'uri']);
	compiler.addSchema(schemas);
	return compiler;
}

/** The validator of an ANS type; undefined for a type that ANS does not have. */
export function validatorOf(type: unknown): ValidateFunction | undefined {
	const file = fileOfType.get(type);
	return file === undefined ? undefined : compilerOfAns().getSchema(`${base}${file}.json`);
}

/** The validator of what all content elements share, for elements of types that ANS does not have. */
export const validatorOfAnyElement = (): ValidateFunction | undefined => compilerOfAns().getSchema(`${base}utils/content_element.json`);

/** The validator of the state of publication, for documents of types whose schema does not have it. */
export const validatorOfPublishing = (): ValidateFunction | undefined => compilerOfAns().getSchema(`${base}traits/trait_publishing.json`);

/** The validator of what all documents share, for promo items and related content of other types. */
export const validatorOfContent = (): ValidateFunction | undefined => compilerOfAns().getSchema(`${base}content.json`);
