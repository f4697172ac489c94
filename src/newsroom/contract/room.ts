import * as v from 'valibot';

/** By what staff know a brand. `icon`: an SVG document. */
const brandMarkSchema = v.object({ id: v.string(), name: v.string(), icon: v.string() });
export type BrandMark = v.InferOutput<typeof brandMarkSchema>;

/** The answer of `GET /{brand}/api/lugar/`: the brand, who is signed in and what they may do, and what a story can be filed under. */
export const roomSchema = v.object({
	/** The brands in which the person works, this one included. */
	brands: v.array(brandMarkSchema),
	brand: v.object({ ...brandMarkSchema.entries, origin: v.string(), timeZone: v.string(), registrationCode: v.optional(v.string()) }),
	/** The other brands on which the person may place stories. */
	others: v.array(
		v.object({
			id: v.string(),
			name: v.string(),
			origin: v.string(),
			sections: v.array(v.object({ id: v.string(), name: v.string() })),
		}),
	),
	staff: v.object({ name: v.string(), role: v.string(), may: v.array(v.string()) }),
	/** The watched words, each with its advice. */
	watched: v.array(v.object({ words: v.string(), advice: v.string() })),
	sections: v.array(v.object({ id: v.string(), name: v.string() })),
	authors: v.array(v.object({ slug: v.string(), name: v.string() })),
	tags: v.array(v.object({ slug: v.string(), text: v.string() })),
});
export type Room = v.InferOutput<typeof roomSchema>;
