import * as v from 'valibot';

/** A slug of a data document: words in lower case with hyphens between them, of at most so many characters. */
export const slugSchema = (most: number) => v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(most));

/** The slug of a document whose page stands below another one. `reserved`: slugs of other pages there. */
export const pageSlugSchema = (reserved: readonly string[]) =>
	v.pipe(
		slugSchema(60),
		v.check((slug) => !reserved.includes(slug), 'is the address of another page'),
	);
