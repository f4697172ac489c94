import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { hashOf } from '../html/content-security-policy.ts';
import { adFrameAt } from './ad-frame-at.ts';

const script = 'https://ads.example/gpt.js?a=</script>';
const services = { google: { script, network: '21812345678' }, taboola: 'https://cdn.example/kiosco/loader.js' };
const frameAt = (place: string) => adFrameAt(place, brands.tn, services);
const scriptOf = (body = '') => /<script>(.*)<\/script><\/body>/s.exec(body)?.[1] ?? '';

describe('the frame of an ad slot', () => {
	it('asks the ad server for the unit of the brand and the place, in sizes that its box has room for', () => {
		expect(frameAt('rail')?.body).toContain('"/21812345678/tn/rail",[[300,250],[300,360]]');
	});

	it('W06 runs nothing but its own script and what that loads, in an origin of its own', () => {
		const { body = '', headers = {} } = frameAt('row') ?? {};
		const policy = headers['content-security-policy'] ?? '';
		expect(policy).toContain(`script-src '${hashOf(scriptOf(body))}' 'strict-dynamic';`);
		expect(policy).toContain('sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox;');
		expect(policy).not.toContain('allow-same-origin');
		expect(body.match(/<\/script>/g)).toHaveLength(1);
	});

	it.each(['TaboolaFeed', 'TaboolaCarousel', 'TaboolaSide'])('BLK-01 loads the recommendations of Taboola in the place of %s', (place) => {
		expect(frameAt(place)?.body).toContain('https://cdn.example/kiosco/loader.js');
		expect(frameAt(place)?.body).toMatch(/mode:"[\w-]+",container:"ad",placement:"[\w ]+"/);
	});

	it.each(['nowhere', '__proto__', 'constructor', ''])('is not at the place %j', (place) => expect(frameAt(place)).toBeUndefined());

	it('is nowhere on a brand without such a service', () => {
		expect(adFrameAt('row', brands.ciudad, undefined)).toBeUndefined();
		expect(adFrameAt('row', brands.ciudad, { google: undefined, taboola: services.taboola })).toBeUndefined();
		expect(adFrameAt('TaboolaFeed', brands.ciudad, { ...services, taboola: undefined })).toBeUndefined();
	});
});
