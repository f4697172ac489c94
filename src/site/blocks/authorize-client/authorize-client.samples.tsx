import type { ClientAuthorizationRequest } from '../../islands/account/client-authorization-request.ts';
import type { BlockSamples } from '../../samples/block-samples.ts';
import { accountOf } from '../../samples/sample-subjects.ts';

const request: Omit<ClientAuthorizationRequest, 'isSignedIn'> = {
	client: 'Club de lectores',
	scopes: ['openid', 'email', 'profile'],
	returnsTo: 'https://club.example',
};

export const authorizeClientSamples: BlockSamples<'AuthorizeClient'> = {
	block: 'AuthorizeClient',
	samples: [
		{
			name: 'a client that asks a signed-in reader',
			size: 'brick_full',
			subject: accountOf({ clientAuthorizationRequest: { ...request, isSignedIn: true } }),
		},
		{
			name: 'a reader who must sign in first',
			size: 'brick_full',
			subject: accountOf({ clientAuthorizationRequest: { ...request, isSignedIn: false } }),
		},
		{ name: 'a link that names no client', size: 'brick_full' },
	],
};
