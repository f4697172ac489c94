import { expect, it } from 'vitest';
import { foreignAddresses } from './loaded-addresses.ts';

const page = 'http://tn.localhost/nota/';

it.each([
	'<img src="https://far.test/a">',
	'<img loading="lazy" srcSet="/a 1x, https://far.test/a 2x" src="/a"/>',
	'<iframe title="x" src="//far.test/a"></iframe>',
	'<video poster="https://far.test/a"></video>',
	'<script type="module" src="https://far.test/a"></script>',
	'<link rel="stylesheet" href="https://far.test/a">',
	'<link as="font" rel="preload" href="https://far.test/a">',
	'<link rel="preload" as="image" imageSrcSet="https://far.test/a 2x">',
	'<link rel="preconnect" href="https://far.test/a">',
])('%s loads from another host', (html) => {
	expect(foreignAddresses(html, page)).toHaveLength(1);
});

it.each([
	'<img srcSet="/a 1x, /b 2x" src="http://tn.localhost/a">',
	'<img src="data:image/png;base64,AAAA">',
	'<a href="https://far.test/a">far</a>',
	'<link rel="canonical" href="https://far.test/a">',
])('%s loads from no other host', (html) => {
	expect(foreignAddresses(html, page)).toEqual([]);
});
