// Settings of the files at the root of a brand: who may sell its ads, and where to report vulnerabilities.
import { type BrandScope, type BrandValues, readByBrand, valueProblems } from './brand-pairs.ts';
import type { Variables } from './variables.ts';

/** The files at the root of a brand's site whose content an operator decides. */
export type SiteFileSettings = {
	/** The file that is sent as `/ads.txt`. */
	readonly adsTxtFile: string | undefined;
	/** Addresses to which weaknesses are reported, the preferred one first, for `security.txt`. */
	readonly securityContacts: readonly string[];
};

type SiteFileVariables = Pick<Variables, 'ADS_TXT_FILES' | 'SECURITY_CONTACTS'>;

/** Reads the settings of the brands that have any. */
export function readSiteFiles(
	{ ADS_TXT_FILES = [], SECURITY_CONTACTS = [] }: SiteFileVariables,
	scope: BrandScope,
): BrandValues<SiteFileSettings> {
	const contactsOf = (id: string) => SECURITY_CONTACTS.filter(({ brand }) => brand === id).map(({ value }) => value);
	const read = readByBrand({ ADS_TXT_FILES, SECURITY_CONTACTS }, scope, (get) => get('ADS_TXT_FILES'));
	const wrong = valueProblems('SECURITY_CONTACTS', SECURITY_CONTACTS, ({ value }) =>
		/^(?:https:\/\/|mailto:|tel:)\S+$/.test(value) ? undefined : 'must be like mailto:security@tn.example or https://…',
	);
	return {
		values: new Map([...read.values].map(([id, adsTxtFile]) => [id, { adsTxtFile, securityContacts: contactsOf(id) }])),
		problems: [...read.problems, ...wrong],
	};
}
