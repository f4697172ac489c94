import { sql } from 'kysely';
import * as v from 'valibot';
import type { NewsroomDeps } from '../newsroom-deps.ts';

/** The words of the library are plain and bounded: what has markup, or is longer, is not learned. */
const words = (most: number) => v.fallback(v.pipe(v.string(), v.maxLength(most), v.regex(/^[^<&]*$/)), '');

/** A picture in a story, with the words that the story has for it; empty where it has none. */
const pictureSchema = v.pipe(
	v.object({
		type: v.literal('image'),
		_id: v.string(),
		caption: words(1_000),
		alt_text: words(1_000),
		credits: v.fallback(v.object({ by: v.tuple([v.object({ name: words(200) })]) }), { by: [{ name: '' }] }),
	}),
	v.transform(({ _id: id, caption, alt_text: alt, credits }) => ({ id, caption, alt, credit: credits.by[0].name })),
);
type PictureWords = v.InferOutput<typeof pictureSchema>;

/** Gives pictures of the library of a brand the words that a story has for them. Words that the library has already stay. */
export async function learnPictureWords({ tables }: Pick<NewsroomDeps, 'tables'>, brand: string, document: object): Promise<void> {
	const learned = picturesIn(document);
	if (learned.length === 0) return;
	await sql`update newsroom.picture as known set
			caption = coalesce(nullif(known.caption, ''), learned.caption),
			credit = coalesce(nullif(known.credit, ''), learned.credit),
			alt = coalesce(nullif(known.alt, ''), learned.alt)
		from jsonb_to_recordset(${JSON.stringify(learned)}::jsonb) as learned (id text, caption text, credit text, alt text)
		where known.brand = ${brand} and known.id = learned.id and '' in (known.caption, known.credit, known.alt)`.execute(tables);
}

function picturesIn(value: unknown): readonly PictureWords[] {
	if (typeof value !== 'object' || value === null) return [];
	const picture = v.safeParse(pictureSchema, value);
	return picture.success ? [picture.output] : Object.values(value).flatMap(picturesIn);
}
