import { type JsonObject, objectAt, objectsAt, textAt } from '../json.ts';
import { cleanText } from '../text/clean-text.ts';

/** The credit of a picture: "Foto: Ana Paz / Agencia". `vanity_credits` replace `credits`. */
export function pictureCredit(image: JsonObject, label: string): string | undefined {
	const credits = objectAt(image, 'vanity_credits') ?? objectAt(image, 'credits');
	const people = namesOf(credits, 'by');
	const names = [people, namesOf(credits, 'affiliation')].filter((part) => part !== '').join(' / ');
	if (names === '') return undefined;
	// A name such as "Ilustración: Kiosco" needs no label.
	return names.includes(':') ? names : `${label}: ${names}`;
}

const namesOf = (credits: JsonObject | undefined, role: string): string =>
	objectsAt(credits, role)
		.map((author) => cleanText(textAt(author, 'byline') ?? textAt(author, 'name') ?? ''))
		.filter((name) => name !== '')
		.join(', ');
