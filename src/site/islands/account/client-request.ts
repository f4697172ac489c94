import type * as v from 'valibot';
import type { Endpoints } from '#identity/contract';

/** What a client asks of a reader (OpenID Connect), and whether the reader is signed in to answer. */
export type ClientRequest = v.InferOutput<Endpoints['providerRequest']['gives']> & { readonly isSignedIn: boolean };
