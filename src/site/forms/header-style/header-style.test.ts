import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { headerStyle } from './header-style.ts';

describe('the style sheet of a signed-in reader without scripts', () => {
	it('HDR-19 has the name where the brand shows it', () => {
		expect(headerStyle(brands.tn, { firstName: 'Ana', lastName: 'Núñez' })).toContain('::after{content:"Ana Núñez"');
		expect(headerStyle(brands.eltrece, { firstName: 'Ana', lastName: 'Núñez' })).not.toContain('content');
		expect(headerStyle(brands.tn, { firstName: null, lastName: '' })).not.toContain('content');
	});

	it('HDR-20 a name can close no string and no rule', () => {
		const style = headerStyle(brands.ciudad, { firstName: '"}*{color:red}\\', lastName: '</style>\n' });
		expect(style).toContain(String.raw`content:"\22 \7d \2a \7b color\3a red\7d \5c  \3c \2f style\3e \a "`);
	});
});
