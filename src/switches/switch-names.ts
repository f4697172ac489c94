/** What an operator can switch off while the program runs, and what readers or senders then notice (O08). */
export const switches = {
	'sign-up': 'nobody opens a new account with an address and a password; forms say that it does not work at this moment',
	providers: 'nobody signs in with Google, Facebook, Apple or OpenID; passwords and links by email work',
	'open-calls': 'no answers to open calls are taken',
	comments: 'stories show no comments of others',
	ads: 'no ads and recommendations of others; those of the brand stay',
	images: 'no size of a picture is made that was not made before',
	ingest: 'senders of content get 503 and send again',
	writes: 'readers and staff change nothing; sessions go on, and everything is shown',
} as const;

export type SwitchName = keyof typeof switches;

export const isSwitch = (name: string): name is SwitchName => Object.hasOwn(switches, name);
