// Plain JavaScript: the bundler reads it in the place of modules that have no types.

/** Stands for the part of federation's runtime that reads manifests. The runtime creates it, and offers it each plugin. */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
}

/** Stands for the description of the host that the runtime's errors have for its own tools. */
export const optionsToMFContext = () => undefined;

const unused = () => {
  throw new Error('This part of the federation runtime is not built in');
};

/** The entry of a container consumes no shared module; only its other scripts do. */
// @ts-expect-error types would not be JavaScript
export const installInitialConsumes = ({ initialConsumes }) => initialConsumes.length > 0 && unused();

/** What nothing calls: preloading by manifests, and shared modules of a container's own. */
export { unused as getGlobalRemoteInfo, unused as getSharedFallbackGetter };

/** The runtime's errors have a number and the address of its explanation; their texts are not built in. */
export const [buildDescMap, errorDescMap, runtimeDescMap, typeDescMap] = [{}, {}, {}, {}];
