import type { BodyElement, Frame } from '#content/contract';
import { safe, samplePicture, sampleStory, sampleVideo } from './sample-story.ts';

export const sampleFrame: Frame = {
	provider: 'youtube',
	src: 'https://www.youtube-nocookie.com/embed/abcdefgh',
	href: 'https://www.youtube.com/watch?v=abcdefgh',
	title: 'El gol',
	ratio: 16 / 9,
};

/** One element of each kind; a new kind does not compile without a row here. */
export const sampleElements: { readonly [Kind in BodyElement['kind']]: Extract<BodyElement, { kind: Kind }> } = {
	text: { kind: 'text', html: safe('Un <b>párrafo</b> con <a href="/deportes/">un enlace</a>.'), dropcap: true },
	header: { kind: 'header', html: safe('Un título'), level: 3, anchor: 'un-titulo' },
	picture: { kind: 'picture', picture: samplePicture, alignment: 'left' },
	gallery: { kind: 'gallery', headline: 'La obra', pictures: [samplePicture, { ...samplePicture, id: 'OTHER' }] },
	video: { kind: 'video', video: sampleVideo },
	audio: { kind: 'audio', headline: 'El episodio', src: '/media/a.mp3', type: 'audio/mpeg', loop: false },
	frame: { kind: 'frame', frame: sampleFrame },
	raw: { kind: 'raw', id: 'e1', html: '<script>document.cookie</script><p>crudo</p>' },
	quote: { kind: 'quote', pull: true, body: [{ kind: 'text', html: safe('Dicho.'), dropcap: false }], citation: safe('Ana') },
	list: { kind: 'list', list: { ordered: true, items: [safe('uno'), { ordered: false, items: [safe('dos')] }] } },
	table: { kind: 'table', header: [safe('Mes')], rows: [[safe('Mayo')]] },
	link: { kind: 'link', html: safe('Otra nota'), href: '/otra/' },
	links: { kind: 'links', items: [{ html: safe('Una'), href: '/una/' }, { html: safe('Sin enlace') }] },
	correction: { kind: 'correction', heading: 'Corrección', html: safe('Eran dos.') },
	endorsement: { kind: 'endorsement', html: safe('Para ver.') },
	rating: { kind: 'rating', value: 3.5, min: 0, max: 5, units: 'estrellas' },
	divider: { kind: 'divider' },
	group: { kind: 'group', body: [{ kind: 'text', html: safe('En grupo.'), dropcap: false }] },
	code: { kind: 'code', content: 'a < b', language: 'c' },
	timeline: { kind: 'timeline', items: [{ date: '1996', html: safe('Empezó.') }] },
	story: { kind: 'story', id: sampleStory().id, headline: 'Una nota & otra', href: '/nota/' },
};

/** A frame of each provider, with addresses as the reader of oEmbed makes them. */
export const sampleFrames: readonly Frame[] = [
	sampleFrame,
	{ ...sampleFrame, provider: 'vimeo', src: 'https://player.vimeo.com/video/12345?dnt=1', href: 'https://vimeo.com/12345' },
	{
		...sampleFrame,
		provider: 'twitter',
		src: 'https://platform.twitter.com/embed/Tweet.html?id=1234567',
		href: 'https://x.com/kiosco/status/1234567',
	},
	{ ...sampleFrame, provider: 'instagram', src: 'https://www.instagram.com/p/abcde/embed/', href: 'https://www.instagram.com/p/abcde/' },
	{
		...sampleFrame,
		provider: 'facebook',
		src: 'https://www.facebook.com/plugins/video.php?href=x',
		href: 'https://www.facebook.com/watch/?v=12345',
	},
	{
		...sampleFrame,
		provider: 'tiktok',
		src: 'https://www.tiktok.com/embed/v2/12345678',
		href: 'https://www.tiktok.com/@kiosco/video/12345678',
	},
	{
		...sampleFrame,
		provider: 'spotify',
		src: 'https://open.spotify.com/embed/track/abcdefghij',
		href: 'https://open.spotify.com/track/abcdefghij',
	},
	{
		...sampleFrame,
		provider: 'soundcloud',
		src: 'https://w.soundcloud.com/player/?url=x',
		href: 'https://soundcloud.com/kiosco/tema',
	},
];
