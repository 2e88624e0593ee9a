import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's environment of Node, with an ordinary global object. Jest's own asks a proxy at each look at a global name: what a
 * million rounds or a database's driver do in a loop takes half as long again.
 */
export default class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    // Jest makes the world of a test in its constructor, and lets nobody say how.
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
