import type { FileDefinition } from '../../file-definition.ts';

/** `/robots.txt`: what crawlers may read (RFC 9309). */
export const robots: FileDefinition = {
	freshFor: 3_600,
	make: async () => ({
		contentType: 'text/plain; charset=utf-8',
		body: ['User-agent: *', 'Allow: /', 'Disallow: /buscar/', 'Disallow: /pf/', ''].join('\n'),
	}),
};
