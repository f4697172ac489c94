/** The texts of podcasts; `{x}` is a placeholder, which `fill` replaces. */
export type PodcastTexts = {
	readonly title: string;
	readonly shows: string;
	readonly by: string;
	readonly feed: string;
	/** Tells readers to copy the feed's address into a podcast app. */
	readonly feedText: string;
	/** Name of a feed, for podcast apps and feed readers. */
	readonly feedOf: string;
	readonly episodes: string;
	readonly noEpisodes: string;
	readonly read: string;
	/** The duration of an episode. */
	readonly length: string;
};

export const podcastTexts: PodcastTexts = {
	title: 'Podcasts',
	shows: 'Nuestros podcasts',
	by: 'Por {author}',
	feed: 'Suscribirme por RSS',
	feedText: 'Copiá esta dirección en tu app de podcasts para recibir cada episodio:',
	feedOf: '{podcast}, los episodios',
	episodes: 'Episodios',
	noEpisodes: 'Todavía no publicamos episodios de este podcast.',
	read: 'Leer la nota del episodio',
	length: 'Dura {time}',
};
