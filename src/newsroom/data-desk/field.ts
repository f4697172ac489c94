/** What fields can suggest: the sections of the brand, and its newest stories. */
export const listNames = ['sections', 'stories'] as const;
export type ListName = (typeof listNames)[number];

/** A member of a group of fields. `usual`: the value of a yes-no field that is missing. */
export type Member = { readonly name: string; readonly isOptional: boolean; readonly usual: boolean; readonly field: Field };

/** Several fields together. The members of a tuple are its positions, `0` and `1`. */
export type Group = { readonly kind: 'group'; readonly members: readonly Member[]; readonly isTuple: boolean };

/** One of several forms that a value may have. */
export type OneForm = { readonly name: string; readonly group: Group };

/** A value that has one of several forms. `by` is the member that names the form; undefined where the other members show which it is. */
export type Forms = { readonly kind: 'forms'; readonly by: string | undefined; readonly forms: readonly OneForm[] };

/** A field of one control, or of a few that belong together. */
export type SimpleField =
	/** `most`: the most characters. `from`: the list that suggests values. */
	| { readonly kind: 'text'; readonly most: number | undefined; readonly from?: ListName | undefined }
	| { readonly kind: 'number' | 'yes-no' | 'day' | 'hour' | 'moment' }
	| { readonly kind: 'choice' | 'checks' | 'choice-or-day'; readonly options: readonly string[] }
	/** Texts in one box, one on each line. Between long texts is an empty line. */
	| { readonly kind: 'lines'; readonly areLong: boolean }
	/** Rows of cells in one box. */
	| { readonly kind: 'table' };

/** A field of a form, as the schema describes it. */
export type Field =
	| Group
	| Forms
	| SimpleField
	| { readonly kind: 'list'; readonly item: Group | Forms }
	/** Numbers by a key. */
	| { readonly kind: 'pairs' }
	/** A value that the schema fixes. */
	| { readonly kind: 'fixed'; readonly value: unknown };
