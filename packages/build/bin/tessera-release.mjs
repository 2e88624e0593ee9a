#!/usr/bin/env node
import { releaseCommand } from '../src/index.mjs';

process.exitCode = await releaseCommand(process.cwd(), process.argv.slice(2));
