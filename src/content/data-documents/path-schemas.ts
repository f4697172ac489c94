import * as v from 'valibot';

/** The id of a section, such as `/deportes`. */
export const sectionIdSchema = v.pipe(v.string(), v.regex(/^(\/[\w-]+)+$/), v.metadata({ chosenFrom: 'sections' }));

/** The path of a programme's page, such as `/programas/magazine/buen-dia-vereda/`. */
export const programmePathSchema = v.pipe(v.string(), v.regex(/^(\/[\w-]+)+\/$/));
