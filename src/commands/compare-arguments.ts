// The command line of `npm run compare`.
import { parseArgs } from 'node:util';
import * as v from 'valibot';

export const compareUsage = `npm run compare -- --old PLACE --new ORIGIN [--out FOLDER] [--old-origin ORIGIN] [--rate N] [--sample N] [--limit N]

Asks the new site for each address of the old one, and writes a report of what differs, with a list for fixing.
  --old         a folder of saved pages, a WARC, a sitemap, an access log, a list of addresses (files or addresses), or the address of the old site
  --new         the new site, such as http://tn.localhost:4000
  --out         folder of the report; default: compare in DATA_DIR
  --old-origin  the address of the old site, for logs, lists and folders that do not say it
  --rate        requests a second that the old site gets at most; default: 2
  --sample      addresses of each shape, such as /section/yyyy/mm/dd/slug/, at most
  --limit       addresses at most

Exit code: 0 nothing differs, 1 something differs, 2 nothing could be compared.
`;

const text = { type: 'string' } as const;
const options = { old: text, new: text, out: text, 'old-origin': text, rate: text, sample: text, limit: text } as const;

/** An address of a site without a path. */
const origin = (name: string) =>
	v.pipe(
		v.string(`${name} is missing`),
		v.regex(/^https?:\/\/[^/\s]+\/?$/, `${name} is the address of a site, such as https://news.example`),
		v.transform((address) => new URL(address).origin),
	);

const count = (name: string) => v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, `${name} is a number from 1 on`), v.transform(Number));

const argumentsSchema = v.object({
	old: v.pipe(v.string('--old is missing'), v.nonEmpty('--old is missing')),
	new: origin('--new'),
	out: v.optional(v.string()),
	'old-origin': v.optional(origin('--old-origin')),
	rate: v.optional(v.pipe(v.string(), v.regex(/^(?:0?\.\d+|[1-9]\d{0,3}(?:\.\d+)?)$/, '--rate is a number above 0'), v.transform(Number))),
	sample: v.optional(count('--sample')),
	limit: v.optional(count('--limit')),
});

export type CompareArguments = v.InferOutput<typeof argumentsSchema>;

/** Parses the command line. If it is wrong, returns a text that says why. */
export function readCompareArguments(args: readonly string[]): CompareArguments | string {
	const { values } = parseArgs({ args: [...args], options });
	const checked = v.safeParse(argumentsSchema, { old: undefined, new: undefined, ...values });
	return checked.success ? checked.output : checked.issues[0].message;
}
