import type * as v from 'valibot';
import type { Endpoints } from '#identity/contract';

/** What a client asks of a reader (OAuth 2.0), and whether the reader is signed in to answer. */
export type ClientAuthorizationRequest = v.InferOutput<Endpoints['providerRequest']['gives']> & { readonly isSignedIn: boolean };
