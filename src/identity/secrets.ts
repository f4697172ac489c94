export { derivedKey, digest, randomSecret, seal, unseal } from '#platform/sealing';
