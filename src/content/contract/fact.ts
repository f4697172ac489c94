/** What facts of a story its card can show: those of a recipe, and those of a film or series. */
export const factKinds = ['time', 'servings', 'difficulty', 'rating', 'genre', 'where'] as const;

/** A fact of a story, such as the time that a recipe takes. */
export type Fact = { readonly kind: (typeof factKinds)[number]; readonly text: string };
