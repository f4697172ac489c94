import type { BlockSamples } from '../../samples/block-samples.ts';
import { newestStory, noticeOf } from '../../samples/sample-subjects.ts';
import type { Subject } from '../../subject.ts';
import { stationVideo } from '../live-signal/station-video.ts';

const signal = { id: 'tv', kind: 'tv', title: 'Señal en vivo', stream: 'https://stream.test/tv.m3u8' } as const;

const url = 'https://tn.test/envivo/';

export const embeddedPlayerSamples: BlockSamples<'embedded-player'> = {
	block: 'embedded-player',
	samples: [
		{
			name: 'a video',
			size: 'brick_full',
			subject: async (contentQueries): Promise<Subject | undefined> => {
				const subject = await newestStory('kind:video')(contentQueries);
				const { story } = subject?.kind === 'story' ? subject : {};
				return story?.lead.kind === 'video' ? { kind: 'player', title: story.headline, video: story.lead.video, url, story } : undefined;
			},
		},
		{
			name: 'the live signal',
			size: 'brick_full',
			subject: async () => ({ kind: 'player', title: 'Señal en vivo', video: stationVideo(signal, { name: 'TN' }), url }),
		},
		{
			name: 'a radio',
			size: 'brick_full',
			subject: async () => ({
				kind: 'player',
				title: 'La radio',
				video: stationVideo({ ...signal, kind: 'radio', title: 'La radio' }, { name: 'TN' }),
				url,
			}),
		},
		{
			name: 'no video',
			size: 'brick_full',
			subject: noticeOf({ name: '404', title: 'Este video no está disponible', text: 'Puede que lo hayamos dado de baja.' }),
		},
	],
};
