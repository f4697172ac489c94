import * as v from 'valibot';
import { emailField } from '#identity/contract';

/** A newsletter that a form offers. */
export type OfferedNewsletter = { readonly slug: string; readonly title: string; readonly schedule?: string };

const prefix = 'newsletter-';

/** The name of the checkbox of a newsletter. */
export const choiceName = (slug: string): string => `${prefix}${slug}`;

/** The slugs of the ticked checkboxes of a form. */
export const chosenSlugs = (fields: Readonly<Record<string, string>>): string[] =>
	Object.keys(fields).flatMap((name) => (name.startsWith(prefix) && fields[name] === 'on' ? [name.slice(prefix.length)] : []));

/** The fields of the form to subscribe: an address, and at least one newsletter. */
export const subscribeSchema = v.pipe(
	v.objectWithRest({ email: emailField }, v.string()),
	v.transform((fields) => ({ email: fields.email, newsletters: chosenSlugs(fields) })),
	v.object({ email: v.string(), newsletters: v.pipe(v.array(v.string()), v.minLength(1, 'newsletter-missing')) }),
);
